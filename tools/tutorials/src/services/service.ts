/** A local program that replaces a service that a reader would start or have elsewhere. */
export interface Service {
  port: number;
  /** Environment variables for the terminal, such as the service's address. */
  env?: Record<string, string>;
  /** Environment variables for commands run with `docker exec`. */
  execEnv?: Record<string, string>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Data folder. It may contain data from an earlier start. */
  folder: string;
  port: number;
  /** Environment variables that configure the program, such as those from `docker run -e`. */
  env: Readonly<Record<string, string>>;
}

export type StartService = (options: ServiceOptions) => Promise<Service>;
