import {
  IAccessTokenPayloadWithTenantsInfo,
  IAccessTokenSingleTenantPayload,
} from '@softkit/auth';

export enum RoleType {
  ADMIN = 'ADMIN',
  EDITOR = 'EDITOR',
}

export type AccessPayload = IAccessTokenSingleTenantPayload &
  IAccessTokenPayloadWithTenantsInfo<RoleType>;
