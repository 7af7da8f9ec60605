ALTER TABLE "files" ADD COLUMN "kind" text GENERATED ALWAYS AS (split_part(content_type, '/', 1)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "frame_rate" double precision;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "rotation" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "video_codec" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "audio_codec" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "audio_channels" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sample_rate" integer;--> statement-breakpoint
CREATE INDEX "files_without_facts" ON "files" USING btree ("id") WHERE "files"."kind" <> 'image' and "files"."duration_ms" is null;