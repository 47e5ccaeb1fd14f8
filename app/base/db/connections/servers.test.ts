import { expect, test } from "vitest";
import { addressesOf, namesServers, Servers } from "./servers.ts";

const several = "postgresql://web:p%40ss@a.example:5432,b.example,[::1]:5433/tawila?sslmode=verify-full";

test("an address that names several servers is one address for each, with login, database and options", () => {
	expect(addressesOf(several)).toEqual([
		"postgresql://web:p%40ss@a.example:5432/tawila?sslmode=verify-full",
		"postgresql://web:p%40ss@b.example/tawila?sslmode=verify-full",
		"postgresql://web:p%40ss@[::1]:5433/tawila?sslmode=verify-full",
	]);
	expect(addressesOf("postgres://localhost/tawila")).toEqual(["postgres://localhost/tawila"]);
});

test.each([
	{ options: "?target_session_attrs=read-write", rest: "" },
	{ options: "?target_session_attrs=primary&sslmode=require", rest: "?sslmode=require" },
	{ options: "?sslmode=require&target_session_attrs=read-write", rest: "?sslmode=require" },
])("the wish for the server that takes writes, $options, is taken and left out", ({ options, rest }) => {
	expect(namesServers(`postgres://a,b/tawila${options}`)).toBe(true);
	expect(addressesOf(`postgres://a,b/tawila${options}`)).toEqual([
		`postgres://a/tawila${rest}`,
		`postgres://b/tawila${rest}`,
	]);
});

test.each(["postgres://a,b/tawila?target_session_attrs=any", "postgres://a:5432,b:port/tawila"])(
	"%s is refused",
	(address) => expect(namesServers(address)).toBe(false),
);

test("a server is passed over once, however many connections to it fail", () => {
	const servers = new Servers("postgres://a,b/tawila");
	const [a, b] = ["postgres://a/tawila", "postgres://b/tawila"];
	expect(servers.current).toBe(a);
	servers.passOver(a);
	servers.passOver(a);
	expect(servers.current).toBe(b);
	servers.passOver(b);
	expect(servers.current).toBe(a);
});
