import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Injectable } from '@nestjs/common';
import { Test } from '@nestjs/testing';

@Injectable()
class Clock {
  year(): number {
    return 2025;
  }
}

@Injectable()
class Calendar {
  constructor(private readonly clock: Clock) {}

  nextYear(): number {
    return this.clock.year() + 1;
  }
}

test('injects a dependency by its type', async () => {
  const module = await Test.createTestingModule({
    providers: [Clock, Calendar],
  }).compile();

  assert.equal(module.get(Calendar).nextYear(), 2026);
});
