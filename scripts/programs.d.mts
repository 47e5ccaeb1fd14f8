type Program = { places: (string | undefined)[]; packages: string[]; commands: string[]; optional?: string };
export declare const programs: Record<string, Program>;
export declare function program(name: string): string | undefined;
export declare function ensurePrograms(command: string): void;
