/** True for fields that prove an identity (passwords, passkeys, codes, PINs): they are not shown again, nor stored. */
export const isSecretField = (name: string) => /password|passkey|code|token|proof|^pin$/i.test(name);
