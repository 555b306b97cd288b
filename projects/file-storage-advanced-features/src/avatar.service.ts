import { Injectable } from '@nestjs/common';
import { AbstractFileService } from '@softkit/file-storage';

@Injectable()
export class AvatarService {
  constructor(private readonly files: AbstractFileService) {}

  uploadForm(originalFileName: string) {
    return this.files.generateUploadFilePreSignUrlPost(
      'avatars',
      { originalFileName },
      'new',
      { expiresInSeconds: 300, maxSize: 2 * 1024 * 1024 },
    );
  }

  link(key: string): Promise<string> {
    return this.files.generateDownloadFilePreSignUrl('avatars', key, 600);
  }
}
