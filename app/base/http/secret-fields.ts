/** Whether a field's text proves who somebody is: it is neither shown again nor kept. */
export const isSecretField = (name: string) => /password|code|token|proof/i.test(name);
