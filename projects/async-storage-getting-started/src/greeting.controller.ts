import { Controller, Get } from '@nestjs/common';
import { ClsService } from 'nestjs-cls';
import { AppStore, GreetingService } from './language';

@Controller('greeting')
export class GreetingController {
  constructor(
    private readonly greetings: GreetingService,
    private readonly cls: ClsService<AppStore>,
  ) {}

  @Get()
  greet() {
    return { text: this.greetings.greet(), requestId: this.cls.getId() };
  }
}
