import { createReadStream } from "node:fs";
import { basename, resolve } from "node:path";
import { targetAt } from "../repository/open-target.server.ts";
import { openRepository, type Repository, rowsOf } from "../repository/repository.server.ts";
import { BackupBroken, type BackupSource } from "./read-backup.server.ts";

/** A backup by its place: one file, or of a folder or bucket the last one, or the one whose id begins with `id`. */
export async function findBackup(
	place: string,
	passphrase: string,
	{ id, from }: { id?: string; from?: string } = {},
): Promise<BackupSource> {
	const target = await targetAt(place, from);
	if (target) return backupOf(await openRepository(target, passphrase), id);
	if (id) throw new BackupBroken(`${place} is one file, which holds one backup: leave --backup out.`);
	const file = resolve(from ?? process.cwd(), place);
	return { name: basename(file), key: passphrase, archive: () => createReadStream(file) };
}

export async function backupOf(repository: Repository, asked?: string): Promise<BackupSource> {
	const ids = await repository.ids();
	const id = asked ? ids.findLast((each) => each.startsWith(asked)) : ids.at(-1);
	const { target, identity } = repository;
	if (!id) throw new BackupBroken(`There is no ${asked ? `backup ${asked}` : "whole backup"} in ${target.place}.`);
	return { name: `${target.place}, ${id}`, key: identity, archive: () => target.read(rowsOf(id)), repository, id };
}
