import { BadRequestException, Body, Controller, Post } from '@nestjs/common';
import { I18n, I18nContext } from '@softkit/i18n';
import { plainToInstance } from 'class-transformer';
import { ProductRow } from './product-row';

@Controller('import')
export class ImportController {
  @Post()
  async create(@Body() body: object, @I18n() i18n: I18nContext) {
    const row = plainToInstance(ProductRow, body);
    const errors = await i18n.validate(row);

    if (errors.length > 0) {
      throw new BadRequestException(
        errors.flatMap((error) => Object.values(error.constraints ?? {})),
      );
    }
    return row;
  }
}
