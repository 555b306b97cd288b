import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PermissionCheckMode, Permissions, Roles } from '@softkit/auth';
import { RoleType } from './access-payload';

@Controller('articles')
export class ArticlesController {
  @Get()
  list() {
    return { articles: [] };
  }

  @Post()
  @Permissions('article.create')
  create() {
    return { created: true };
  }

  @Post('import')
  @Permissions(['article.create', 'article.update'], 'ALL', PermissionCheckMode.EACH)
  import() {
    return { imported: true };
  }

  @Post(':id/publish')
  @HttpCode(200)
  @Roles([RoleType.ADMIN, RoleType.EDITOR])
  @Permissions('article.publish')
  publish(@Param('id') id: string) {
    return { published: id };
  }

  @Delete(':id')
  @Roles(RoleType.ADMIN)
  remove(@Param('id') id: string) {
    return { removed: id };
  }
}
