import { Injectable, OnModuleInit } from '@nestjs/common';
import { hashPassword, verifyPassword } from '@softkit/crypto';

export interface User {
  id: string;
  email: string;
  tenantId: string;
  passwordHash: string;
}

@Injectable()
export class UsersService implements OnModuleInit {
  private users: User[] = [];

  async onModuleInit(): Promise<void> {
    const passwordHash = await hashPassword('correct horse');
    this.users = [
      { id: '1', email: 'olena@example.com', tenantId: 'bakery', passwordHash },
      { id: '2', email: 'taras@example.com', tenantId: 'florist', passwordHash },
    ];
  }

  async findByPassword(email: string, password: string): Promise<User | undefined> {
    const user = this.users.find((candidate) => candidate.email === email);
    const matches = user && (await verifyPassword(password, user.passwordHash));
    return matches ? user : undefined;
  }
}
