import { Body, Controller, Post } from '@nestjs/common';
import { SignUpDto } from './sign-up.dto';

@Controller('sign-up')
export class SignUpController {
  @Post()
  signUp(@Body() dto: SignUpDto): { email: string } {
    return { email: dto.email };
  }
}
