import { Injectable, OnModuleInit } from '@nestjs/common';
import { hashPassword, verifyPassword } from '@softkit/crypto';

export interface User {
  id: string;
  email: string;
  passwordHash: string;
}

@Injectable()
export class UsersService implements OnModuleInit {
  private readonly users: User[] = [];

  async onModuleInit(): Promise<void> {
    this.users.push({
      id: '7f0c2a52-3a5e-4a0b-9d5f-0c1b7a1d2e3f',
      email: 'olena@example.com',
      passwordHash: await hashPassword('correct horse'),
    });
  }

  findById(id: string): User | undefined {
    return this.users.find((user) => user.id === id);
  }

  async findByPassword(email: string, password: string): Promise<User | undefined> {
    const user = this.users.find((candidate) => candidate.email === email);
    const matches = user && (await verifyPassword(password, user.passwordHash));
    return matches ? user : undefined;
  }
}
