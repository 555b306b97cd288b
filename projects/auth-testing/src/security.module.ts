import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import {
  AbstractAccessCheckService,
  AbstractRoleAccessCheckService,
  AccessGuard,
  JwtAuthGuard,
  JwtStrategy,
  TokenService,
} from '@softkit/auth';
import { PermissionCheckService, RoleCheckService } from './access-checks';
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
    { provide: AbstractRoleAccessCheckService, useClass: RoleCheckService },
    { provide: AbstractAccessCheckService, useClass: PermissionCheckService },
    JwtAuthGuard,
    { provide: APP_GUARD, useExisting: JwtAuthGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [TokenService],
})
export class SecurityModule {}
