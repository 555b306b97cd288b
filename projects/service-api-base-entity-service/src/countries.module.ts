import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountriesController } from './countries.controller';
import { CountryEntity, CountryRepository, CountryService } from './country';
import { ImportCountriesService } from './import-countries.service';

@Module({
  imports: [TypeOrmModule.forFeature([CountryEntity])],
  controllers: [CountriesController],
  providers: [CountryRepository, CountryService, ImportCountriesService],
})
export class CountriesModule {}
