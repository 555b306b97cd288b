import { Controller, Get, SetMetadata, UseGuards } from '@nestjs/common';
import { SKIP_AUTH, SkipAuth } from '@softkit/auth';
import { StaffGuard } from './staff.guard';

@Controller('news')
@SkipAuth()
export class NewsController {
  @Get()
  list() {
    return { news: [] };
  }

  @Get('drafts')
  @SetMetadata(SKIP_AUTH, false)
  drafts() {
    return { drafts: [] };
  }

  @Get('statistics')
  @SetMetadata(SKIP_AUTH, false)
  @UseGuards(StaffGuard)
  statistics() {
    return { readers: 120 };
  }
}
