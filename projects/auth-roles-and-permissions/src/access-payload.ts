import { PermissionsBaseJwtPayload, RolesBaseJwtPayload } from '@softkit/auth';

export enum RoleType {
  ADMIN = 'ADMIN',
  EDITOR = 'EDITOR',
}

export interface AccessPayload
  extends RolesBaseJwtPayload<RoleType>,
    PermissionsBaseJwtPayload {}
