export declare function chromium(): string | undefined;
