import { Injectable, Logger } from '@nestjs/common';

@Injectable()
export class GreetingService {
  private readonly logger = new Logger(GreetingService.name);

  greet(name: string): string {
    this.logger.log({ name }, 'Greeting requested');
    return `Hello, ${name}`;
  }
}
