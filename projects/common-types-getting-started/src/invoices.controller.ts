import { Controller, Delete, Param, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponsePaginated,
  IdParamUUID,
  SimpleResponseForCreatedEntityWithMessage,
  VersionNumberParam,
} from '@softkit/common-types';

@Controller('invoices')
export class InvoicesController {
  @Post(':id/copies')
  @ApiConflictResponsePaginated('The invoice already has a copy')
  copy(
    @Param() { id }: IdParamUUID,
  ): SimpleResponseForCreatedEntityWithMessage<string> {
    return { message: 'The copy is ready', data: { id } };
  }

  @Delete(':id')
  remove(
    @Param() { id }: IdParamUUID,
    @Query() { version }: VersionNumberParam,
  ): string {
    return `${id} at version ${version}`;
  }
}
