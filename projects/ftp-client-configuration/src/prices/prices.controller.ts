import { Controller, Get, Post } from '@nestjs/common';
import { ArchiveService } from './archive.service';
import { Price, PriceListService } from './price-list.service';

@Controller('prices')
export class PricesController {
  constructor(
    private readonly priceList: PriceListService,
    private readonly archive: ArchiveService,
  ) {}

  @Get()
  read(): Promise<Price[]> {
    return this.priceList.read('prices.csv');
  }

  @Post('archive')
  async keep(): Promise<string[]> {
    const prices = await this.priceList.read('prices.csv');
    return this.archive.keep('prices.json', prices);
  }
}
