/** True for fields that prove an identity (passwords, codes, PINs): they are neither shown again nor stored. */
export const isSecretField = (name: string) => /password|code|token|proof|^pin$/i.test(name);
