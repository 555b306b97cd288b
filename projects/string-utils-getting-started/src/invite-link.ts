import {
  decodeBase64StringObjectFromUrl,
  encodeObjectToBase64ForUrl,
} from '@softkit/string-utils';

export function buildInviteLink(baseUrl: string, teamId: string): string {
  const state = encodeObjectToBase64ForUrl({ teamId, source: 'e-mail' });
  return `${baseUrl}/invite?state=${state}`;
}

export function readTeamId(state?: string): string | undefined {
  const { teamId } = decodeBase64StringObjectFromUrl(state);
  return typeof teamId === 'string' ? teamId : undefined;
}
