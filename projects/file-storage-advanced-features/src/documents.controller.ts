import { Controller } from '@nestjs/common';
import { AbstractFileService, AbstractFileStorageController } from '@softkit/file-storage';

@Controller('documents')
export class DocumentsController extends AbstractFileStorageController {
  constructor(files: AbstractFileService) {
    super('documents-bucket', files, {
      downloadExpiresIn: 300,
      uploadExpiredIn: 300,
      crossOriginResourcePolicy: 'same-origin',
    });
  }
}
