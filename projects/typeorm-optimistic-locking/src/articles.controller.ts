import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOptimisticLock, ObjectNotFoundException } from '@softkit/exceptions';
import { IsIntegerLocalized, IsStringCombinedLocalized } from '@softkit/validation';
import { ArticleEntity } from './article.entity';
import { ArticleRepository } from './article.repository';

export class CreateArticleDto {
  @IsStringCombinedLocalized()
  body: string;
}

export class UpdateArticleDto extends CreateArticleDto {
  @IsIntegerLocalized()
  version: number;
}

@Controller('articles')
export class ArticlesController {
  constructor(private readonly articles: ArticleRepository) {}

  @Post()
  create(@Body() dto: CreateArticleDto): Promise<ArticleEntity> {
    return this.articles.create(dto);
  }

  @Get(':id')
  async findOne(@Param('id') id: string): Promise<ArticleEntity> {
    const article = await this.articles.findById(id);
    if (!article) {
      throw new ObjectNotFoundException('Article');
    }
    return article;
  }

  @ApiOptimisticLock()
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() dto: UpdateArticleDto,
  ): Promise<ArticleEntity> {
    await this.findOne(id);
    return this.articles.update({ ...dto, id });
  }
}
