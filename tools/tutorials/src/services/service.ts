/** A program on loopback that replaces what a reader starts or has elsewhere. */
export interface Service {
  port: number;
  /** Variables that the reader's terminal gets, such as the address of the service. */
  env?: Record<string, string>;
  /** Variables for commands that are run inside of it: `docker exec`. */
  inside?: Record<string, string>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** An empty folder, or one with the data of an earlier start. */
  folder: string;
  port: number;
  /** Variables that configure the program: those of `docker run -e`. */
  env: Readonly<Record<string, string>>;
}

export type StartService = (options: ServiceOptions) => Promise<Service>;
