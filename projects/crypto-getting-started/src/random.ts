import {
  generateRandomId,
  generateRandomIdAsync,
  generateRandomIdWithoutSpecialCharacters,
  generateRandomNumber,
} from '@softkit/crypto';

export async function samples() {
  return {
    id: generateRandomId(),
    sameAsPromise: await generateRandomIdAsync(),
    coupon: generateRandomIdWithoutSpecialCharacters(8),
    smsCode: generateRandomNumber().toString().padStart(6, '0'),
  };
}
