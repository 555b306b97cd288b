import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import {
  AbstractTenantResolutionService,
  JwtAuthGuard,
  JwtPayloadTenantResolutionService,
  JwtStrategy,
  TokenService,
} from '@softkit/auth';
import { AuthController } from './auth.controller';
import { UsersService } from './users.service';

@Module({
  controllers: [AuthController],
  providers: [
    JwtService,
    JwtStrategy,
    TokenService,
    UsersService,
    { provide: AbstractTenantResolutionService, useClass: JwtPayloadTenantResolutionService },
    { provide: APP_GUARD, useClass: JwtAuthGuard },
  ],
})
export class AuthModule {}
