declare module "s3rver" {
	/** What the tests use of the S3-compatible server. */
	export default class S3rver {
		constructor(options: {
			port: number;
			address: string;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string; configs: string[] }[];
		});
		run(): Promise<unknown>;
		close(): Promise<void>;
	}
}
