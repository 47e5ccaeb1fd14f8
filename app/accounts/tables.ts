import type { Generated } from "kysely";
import type { Role } from "../access/actor.ts";
import type { Locale } from "../base/locale/locale.ts";
import type { PasskeyPurpose } from "./passkeys/purposes.ts";

export type AccountsTable = {
	id: Generated<string>;
	name: string;
	email: string;
	email_verified: Generated<boolean>;
	image: string | null;
	language: Generated<Locale>;
	two_factor_enabled: Generated<boolean>;
	/** Kept by the database. */
	has_role: Generated<boolean>;
	disabled_at: Date | null;
	/** When another owner took the role of an owner from it, or shut it out. */
	owner_ended_at: Generated<Date | null>;
	password_due: Generated<boolean>;
	is_demo: Generated<boolean>;
	/** Whether a captain is reminded by mail of ties that wait. */
	match_reminders: Generated<boolean>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type AccountRolesTable = {
	account_id: string;
	role: Role;
	granted_by_id: string | null;
	granted_at: Generated<Date>;
	/** The second owner, for head and owner. */
	confirmed_by_id: Generated<string | null>;
};

export type RoleRequestsTable = {
	id: Generated<string>;
	account_id: string;
	roles: Role[];
	asked_by_id: string;
	reason: Generated<string>;
	asked_at: Generated<Date>;
	expires_at: Date;
};

export type SessionsTable = {
	id: Generated<string>;
	account_id: string;
	token: string;
	ip_address: string | null;
	user_agent: string | null;
	expires_at: Date;
	last_seen_at: Generated<Date>;
	confirmed_at: Generated<Date>;
	/** The passkey that opened or confirmed it. */
	passkey_id: Generated<string | null>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type CredentialsTable = {
	id: Generated<string>;
	account_id: string;
	provider: string;
	provider_account: string;
	access_token: string | null;
	refresh_token: string | null;
	id_token: string | null;
	access_token_expires_at: Date | null;
	refresh_token_expires_at: Date | null;
	scope: string | null;
	password: string | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type SecondFactorsTable = {
	id: Generated<string>;
	account_id: string;
	secret: string;
	backup_codes: string;
	verified: Generated<boolean>;
	failed_verification_count: Generated<number>;
	locked_until: Date | null;
	last_step: Generated<number>;
};

export type PasskeysTable = {
	id: Generated<string>;
	account_id: string;
	name: string;
	credential: string;
	public_key: string;
	transports: AuthenticatorTransport[];
	sign_count: number | string;
	may_sync: boolean;
	is_synced: boolean;
	created_at: Generated<Date>;
	last_used_at: Date | null;
};

export type PasskeyChallengesTable = {
	challenge_hash: string;
	browser_hash: string;
	purpose: PasskeyPurpose;
	account_id: string | null;
	expires_at: Date;
};

export type ApiTokensTable = {
	id: Generated<string>;
	account_id: string;
	name: string;
	token_hash: string;
	scopes: string[];
	network_hash: string | null;
	idle_minutes: number | null;
	created_at: Generated<Date>;
	expires_at: Date;
	last_used_at: Date | null;
};

export type VerificationsTable = {
	id: Generated<string>;
	identifier: string;
	value: string;
	expires_at: Date;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
};

export type AccountLinksTable = {
	token_hash: string;
	account_id: string | null;
	pending_id: string | null;
	purpose: "activate" | "reset" | "invite";
	expires_at: Date;
	created_at: Generated<Date>;
};

export type StashedFormsTable = {
	token_hash: string;
	/** One of the two owns it. */
	account_id: string | null;
	pass_id: string | null;
	sealed: string;
	created_at: Generated<Date>;
};
export type EndedSessionsTable = { token_hash: string; account_id: string; ended_at: Generated<Date> };

export type AccessLinksTable = {
	id: Generated<string>;
	account_id: string;
	issued_by_id: string | null;
	reason: string;
	token_hash: string;
	created_at: Generated<Date>;
	expires_at: Date;
	entered_at: Date | null;
	pass_hash: string | null;
	pass_until: Date | null;
	revoked_at: Date | null;
};

declare module "../base/db/database.ts" {
	interface Database {
		access_links: AccessLinksTable;
		api_tokens: ApiTokensTable;
		accounts: AccountsTable;
		account_roles: AccountRolesTable;
		role_requests: RoleRequestsTable;
		sessions: SessionsTable;
		credentials: CredentialsTable;
		second_factors: SecondFactorsTable;
		passkeys: PasskeysTable;
		passkey_challenges: PasskeyChallengesTable;
		verifications: VerificationsTable;
		account_links: AccountLinksTable;
		kept_forms: StashedFormsTable;
		ended_sessions: EndedSessionsTable;
	}
}
