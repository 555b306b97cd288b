import { Controller, Get } from '@nestjs/common';
import { Price, PriceListService } from './price-list.service';

@Controller('prices')
export class PricesController {
  constructor(private readonly priceList: PriceListService) {}

  @Get()
  read(): Promise<Price[]> {
    return this.priceList.read('prices.csv');
  }
}
