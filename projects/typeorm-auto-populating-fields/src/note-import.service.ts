import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ClsService } from 'nestjs-cls';
import { Repository } from 'typeorm';
import { NoteEntity, RequestStore } from './note.entity';

@Injectable()
export class NoteImportService {
  constructor(
    private readonly cls: ClsService<RequestStore>,
    @InjectRepository(NoteEntity) private readonly notes: Repository<NoteEntity>,
  ) {}

  importNote(tenantId: string, userId: string, text: string): Promise<NoteEntity> {
    return this.cls.runWith({ tenantId, userId }, () =>
      this.notes.save(this.notes.create({ text })),
    );
  }
}
