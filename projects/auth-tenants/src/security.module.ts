import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import {
  AbstractTenantResolutionService,
  AccessGuard,
  JwtAuthGuard,
  JwtPayloadTenantResolutionService,
  JwtStrategy,
  TokenService,
} from '@softkit/auth';
import { AuthController } from './auth.controller';
import { TenantTokenController } from './tenant-token.controller';
import { TokenBuilderService } from './token-builder.service';
import { UsersService } from './users.service';

@Module({
  controllers: [AuthController, TenantTokenController],
  providers: [
    JwtService,
    JwtStrategy,
    TokenService,
    TokenBuilderService,
    UsersService,
    { provide: AbstractTenantResolutionService, useClass: JwtPayloadTenantResolutionService },
    { provide: APP_GUARD, useClass: JwtAuthGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokenService],
})
export class SecurityModule {}
