import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Actor, Role } from "../app/access/actor.ts";
import { provideAccount } from "../app/accounts/joining/register.server.ts";
import { config } from "../app/base/config.server.ts";
import { inDemo } from "../app/installation/demo.server.ts";

const people: [email: string, role: Role, name: string][] = [
	["owner@demo.example", "owner", "مالك الموقع"],
	["editor@demo.example", "editor", "محررة الأخبار"],
	["league-manager@demo.example", "league-manager", "مدير الدوري"],
	["officer@demo.example", "officer", "مسؤول الشكاوى"],
	["head@demo.example", "head", "رئيسة لجنة الشكاوى"],
	["captain@demo.example", "captain", "قائد فريق"],
	["player@demo.example", "complainant", "لاعب"],
];

/** The demo's people, each in the one role. */
export type DemoPeople = Record<Role, Actor>;

const file = () => join(config().DATA_DIR, "demo-accounts.txt");

/**
 * The demo's accounts, one for each role, with one password: the setting's, or a random one. Kept in a file only its
 * owner can read.
 */
export async function loadDemoAccounts(): Promise<DemoPeople> {
	const password = config().DEMO_PASSWORD ?? `${randomBytes(9).toString("base64url")}-demo`;
	const made = {} as DemoPeople;
	for (const [email, role, name] of people) {
		const id = await provideAccount(email, role === "captain" ? [] : [role], { name, password, isDemo: true });
		made[role] = { kind: "account", id, email, roles: [role] };
	}
	const lines = people.map(([email, role]) => `${email.padEnd(22)} ${role}`);
	const text = ["Demo accounts", ...lines, `Password: ${password}`, ""].join("\n");
	await writeFile(file(), text, { mode: 0o600 });
	return made;
}

/** That file's text while this is run as a demo; undefined otherwise. */
export const demoAccounts = () => (inDemo() && existsSync(file()) ? readFileSync(file(), "utf8").trim() : undefined);
