import { Injectable } from '@nestjs/common';
import { generateRandomId, hashPassword, verifyPassword } from '@softkit/crypto';

interface Account {
  id: string;
  passwordHash: string;
}

@Injectable()
export class AccountsService {
  private readonly accounts = new Map<string, Account>();

  async register(email: string, password: string): Promise<string> {
    const passwordHash = await hashPassword(password);
    const id = generateRandomId();
    this.accounts.set(email, { id, passwordHash });
    return id;
  }

  async canSignIn(email: string, password: string): Promise<boolean> {
    const account = this.accounts.get(email);
    return account ? verifyPassword(password, account.passwordHash) : false;
  }
}
