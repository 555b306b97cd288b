import path from 'node:path';
import { isListening } from '../processes';
import { getImage } from './images';
import type { Service } from './service';

/** A container from a reader's point of view. In fact, a local program runs in its place. */
export interface Container {
  name: string;
  image: string;
  /** Ports on this machine by port in the container: `6379/tcp`. The program uses the first one. */
  ports: Readonly<Record<string, number>>;
  env: Readonly<Record<string, string>>;
}

/** Starts and stops local programs instead of containers. */
export class Docker {
  private readonly containers = new Map<string, Container & { service: Service | null }>();

  /**
   * @param folder - Folder for the containers' data. It can be a copy of another emulator's folder.
   */
  constructor(readonly folder: string) {}

  /** Adds a container without starting it. */
  create(container: Container): void {
    const { name } = container;
    if (this.containers.has(name)) throw new Error(`The container name "${name}" is already in use.`);
    this.containers.set(name, { ...container, service: null });
  }

  find(name: string): Container & { service: Service | null } {
    const container = this.containers.get(name);
    if (!container) throw new Error(`No such container: ${name}`);
    return container;
  }

  async start(name: string): Promise<void> {
    const container = this.find(name);
    const { image, ports, env } = container;
    const [port = 0] = Object.values(ports);
    if (await isListening(port))
      throw new Error(
        `Port ${port}, which the guide uses for ${image}, is in use by another program on this machine. Stop it first.`,
      );
    container.service = await getImage(image).start({ folder: path.join(this.folder, name), port, env });
  }

  async stop(name: string): Promise<void> {
    const container = this.find(name);
    await container.service?.stop();
    container.service = null;
  }

  async remove(name: string): Promise<void> {
    await this.stop(name);
    this.containers.delete(name);
  }

  /** Lists the running containers. */
  running(): Container[] {
    return [...this.containers.values()]
      .filter(({ service }) => service !== null)
      .map(({ name, image, ports, env }) => ({ name, image, ports, env }));
  }

  /** Starts the containers that were running in the emulator whose folder was copied. */
  async restore(containers: readonly Container[]): Promise<void> {
    for (const container of containers) {
      this.create(container);
      await this.start(container.name);
    }
  }

  async stopAll(): Promise<void> {
    for (const name of this.containers.keys()) await this.stop(name);
  }
}
