/** Runs in a limited process for the tests of the limits: the code is the first argument. */
new Function("out", process.argv[2] ?? "")((text: string) => process.stdout.write(text));
