import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { AccessGuard, JwtAuthGuard, JwtStrategy, TokenService } from '@softkit/auth';
import { AuthController } from './auth.controller';
import { TokenBuilderService } from './token-builder.service';
import { UsersService } from './users.service';

@Module({
  controllers: [AuthController],
  providers: [
    JwtService,
    JwtStrategy,
    TokenService,
    TokenBuilderService,
    UsersService,
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokenService],
})
export class SecurityModule {}
