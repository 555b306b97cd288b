import { Controller, Get, Param } from '@nestjs/common';
import { GreetingService } from './greeting.service';

@Controller('greetings')
export class GreetingController {
  constructor(private readonly greetings: GreetingService) {}

  @Get(':name')
  greet(@Param('name') name: string): string {
    return this.greetings.greet(name);
  }
}
