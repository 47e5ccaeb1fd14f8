import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
	{ why: "an IPv4 address is counted alone", address: "203.0.113.9", network: "203.0.113.9" },
	{ why: "an IPv6 address is counted with its /64", address: "2001:db8:1:2:3:4:5:6", network: "2001:db8:1:2::/64" },
	{ why: "another address of the same /64", address: "2001:DB8:1:2::ffff", network: "2001:db8:1:2::/64" },
	{ why: "leading zeros", address: "2001:0db8:0001:0002:0:0:0:1", network: "2001:db8:1:2::/64" },
	{ why: "the next /64", address: "2001:db8:1:3::1", network: "2001:db8:1:3::/64" },
	{ why: "loopback", address: "::1", network: "0:0:0:0::/64" },
	{ why: "IPv4 inside IPv6, with dots", address: "::ffff:203.0.113.9", network: "203.0.113.9" },
	{ why: "IPv4 inside IPv6, in hexadecimal", address: "::FFFF:cb00:7109", network: "203.0.113.9" },
	{ why: "IPv4 inside IPv6, written out", address: "0:0:0:0:0:ffff:203.0.113.9", network: "203.0.113.9" },
	{ why: "a zone", address: "fe80::1%eth0", network: "fe80:0:0:0::/64" },
	{ why: "a port behind IPv4", address: "203.0.113.9:5123", network: "203.0.113.9" },
	{ why: "a port behind IPv6", address: "[2001:db8::1]:443", network: "2001:db8:0:0::/64" },
	{ why: "nothing", address: "", network: "unknown" },
	{ why: "a name", address: "evil.example", network: "unknown" },
	{ why: "too many groups", address: "1:2:3:4:5:6:7:8:9", network: "unknown" },
	{ why: "two gaps", address: "1::2::3", network: "unknown" },
	{ why: "a byte that is none", address: "203.0.113.256", network: "unknown" },
])("$why: $address", ({ address, network }) => {
	expect(networkOf(address)).toBe(network);
});

test("a wider network holds the /64 of one customer", () => {
	expect(networkOf("2001:db8:1:2::1", 48)).toBe("2001:db8:1::/48");
	expect(networkOf("2001:db8:1:ffff::1", 48)).toBe("2001:db8:1::/48");
	expect(networkOf("203.0.113.9", 48)).toBe("203.0.113.9");
});
