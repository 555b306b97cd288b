import { Injectable } from '@nestjs/common';
import { TenantClsStore } from '@softkit/persistence-api';
import { ClsService } from 'nestjs-cls';

@Injectable()
export class NightlyReportService {
  constructor(private readonly cls: ClsService<TenantClsStore>) {}

  async buildAll(tenantIds: string[]): Promise<string[]> {
    const reports: string[] = [];
    for (const tenantId of tenantIds) {
      reports.push(await this.cls.runWith({ tenantId }, () => this.build()));
    }
    return reports;
  }

  private async build(): Promise<string> {
    return `report for ${this.cls.get('tenantId')}`;
  }
}
