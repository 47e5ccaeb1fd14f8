/** What the tests of the limits run in a limited process: the code comes as the first argument. */
new Function("out", process.argv[2] ?? "")((text: string) => process.stdout.write(text));
