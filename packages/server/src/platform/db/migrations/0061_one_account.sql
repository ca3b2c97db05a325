ALTER TABLE "student_account" ADD COLUMN "shares_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_account" ADD COLUMN "shares_mobile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A person may have had an account for colleges and one for schools. Both stay; the newer one is marked as sharing what the older one has.
UPDATE "student_account" AS newer SET "shares_email" = true
  WHERE EXISTS (SELECT FROM "student_account" AS older WHERE older."id" < newer."id" AND lower(older."email") = lower(newer."email"));--> statement-breakpoint
UPDATE "student_account" AS newer SET "shares_mobile" = true
  WHERE EXISTS (SELECT FROM "student_account" AS older WHERE older."id" < newer."id" AND older."mobile" = newer."mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "student_account_own_email" ON "student_account" USING btree (lower("email")) WHERE not shares_email;--> statement-breakpoint
CREATE UNIQUE INDEX "student_account_own_mobile" ON "student_account" USING btree ("mobile") WHERE not shares_mobile;
