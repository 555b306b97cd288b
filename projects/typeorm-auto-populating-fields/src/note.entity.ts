import { PresetType, TenantClsStore } from '@softkit/persistence-api';
import { BaseTenantEntityHelper, ClsPreset } from '@softkit/typeorm';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export interface RequestStore extends TenantClsStore {
  userId?: string;
}

@Entity('notes')
export class NoteEntity extends BaseTenantEntityHelper {
  @PrimaryGeneratedColumn('uuid') id!: string;

  @ClsPreset<RequestStore>({
    clsFieldName: 'userId',
    presetType: PresetType.INSERT,
  })
  @Column({ type: 'uuid' }) createdBy!: string;

  @ClsPreset<RequestStore>({
    clsFieldName: 'userId',
    presetType: PresetType.UPDATE,
  })
  @Column({ type: 'uuid', nullable: true }) updatedBy?: string;

  @Column({ type: 'text' }) text!: string;
}
