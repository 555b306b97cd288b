import { Controller, Get } from '@nestjs/common';
import { Expose } from 'class-transformer';
import { Paginate, PaginateConfig, PaginateQuery } from 'nestjs-paginate';
import { CountryEntity, CountryService } from './country';

class CountryView {
  @Expose()
  code!: string;
}

const COUNTRY_PAGES: PaginateConfig<CountryEntity> = {
  sortableColumns: ['code', 'name'],
  defaultSortBy: [['name', 'ASC']],
  filterableColumns: { name: true },
  maxLimit: 100,
};

@Controller('countries')
export class CountriesController {
  constructor(private readonly countries: CountryService) {}

  @Get()
  list(@Paginate() query: PaginateQuery) {
    return this.countries.findAllPaginated(query, COUNTRY_PAGES, CountryView);
  }
}
