import { Injectable } from '@nestjs/common';
import { Transactional } from 'typeorm-transactional';
import { CountryService } from './country';

@Injectable()
export class ImportCountriesService {
  constructor(private readonly countries: CountryService) {}

  @Transactional()
  async replaceAll(names: Record<string, string>): Promise<number> {
    const current = await this.countries.findAll(0, 500);
    await this.countries.delete(current.map((country) => country.code));

    const saved = await this.countries.create(
      Object.entries(names).map(([code, name]) => ({ code, name })),
    );

    return saved.length;
  }
}
