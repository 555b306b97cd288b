import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupClsModule } from '@softkit/async-storage';
import { ClsPresetSubscriber, setupTypeormModule } from '@softkit/typeorm';
import { NoteEntity } from './note.entity';
import { NoteImportService } from './note-import.service';
import { ProductEntity } from './product.entity';
import { ProductRepository } from './product.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupClsModule(),
    TypeOrmModule.forFeature([ProductEntity, NoteEntity]),
    setupTypeormModule(),
  ],
  providers: [ProductRepository, ClsPresetSubscriber, NoteImportService],
  exports: [ProductRepository],
})
export class AppModule {}
