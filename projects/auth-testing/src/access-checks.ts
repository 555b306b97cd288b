import { Injectable } from '@nestjs/common';
import { AbstractAccessCheckService, AbstractRoleAccessCheckService } from '@softkit/auth';
import { AccessPayload } from './access-payload';

@Injectable()
export class RoleCheckService extends AbstractRoleAccessCheckService<AccessPayload> {
  async hasEach(roles: string[], payload: AccessPayload): Promise<boolean> {
    return roles.every((role) => this.has(role, payload));
  }

  async hasAny(roles: string[], payload: AccessPayload): Promise<boolean> {
    return roles.some((role) => this.has(role, payload));
  }

  private has(role: string, payload: AccessPayload): boolean {
    return payload.roles.some(({ roleType }) => roleType === role);
  }
}

@Injectable()
export class PermissionCheckService extends AbstractAccessCheckService<AccessPayload> {
  async hasEach(permissions: string[], payload: AccessPayload): Promise<boolean> {
    return permissions.every((permission) => payload.permissions.includes(permission));
  }

  async hasAny(permissions: string[], payload: AccessPayload): Promise<boolean> {
    return permissions.some((permission) => payload.permissions.includes(permission));
  }
}
